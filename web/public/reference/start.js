// Shows the reference of the HTTP interface: in a file of its own, for the page lets no script stand in it.
SwaggerUIBundle({ url: document.currentScript.dataset.schema, dom_id: '#reference', deepLinking: true, validatorUrl: null });
