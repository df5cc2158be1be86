// A side port that says how much memory and processor time a server has used; with ?gc=1 it tidies up first.
'use strict';
const http = require('node:http');

module.exports = port =>
  http
    .createServer(async (request, answer) => {
      if (request.url.includes('gc=1')) {
        for (let time = 0; time < 3; time++) {
          global.gc();
          await new Promise(done => setTimeout(done, 50));
        }
      }
      const { user, system } = process.cpuUsage();
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ rss: process.memoryUsage.rss(), cpuUs: user + system }));
    })
    .listen(port, '127.0.0.1');
