// Hands a file to the browser that was made in the page.

const BOM = '\uFEFF'; // spreadsheets know by it that letters like å are meant

export function downloadText(name: string, words: string, type: string): void {
  const address = URL.createObjectURL(new Blob([BOM, words], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000); // when it has been read
}
