// The audit of screens on its throttled phone: node audit.js PORT ADDRESS..., where a browser listens on PORT; prints scores as JSON.
import lighthouse from 'lighthouse';

const [port, ...addresses] = process.argv.slice(2);
const wanted = { port: Number(port), output: 'json', logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices'] };
const found = [];
for (const address of addresses) {
  const { lhr } = await lighthouse(address, wanted);
  const failed = Object.values(lhr.audits).filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative');
  found.push({
    scores: Object.fromEntries(Object.entries(lhr.categories).map(([name, category]) => [name, Math.round(100 * category.score)])),
    paint: lhr.audits['largest-contentful-paint'].numericValue,
    blocked: lhr.audits['total-blocking-time'].numericValue,
    failed: failed.map((audit) => audit.id),
  });
}
console.log(JSON.stringify(found));
