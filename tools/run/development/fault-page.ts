/**
 * Served in place of a page that cannot be made. Its script shows the message, and reloads the page when
 * something has been saved.
 */
export function faultPage(message: string): string {
  const text = message.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return [
    `<!doctype html><html lang="en" data-fault="${text}"><head><meta charset="utf-8">`,
    '<title>This page cannot be made</title><link rel="icon" href="data:,">',
    '<script type="module" src="/_/src/islands/development/follow-page.ts"></script></head>',
    `<body><pre>${text}</pre></body></html>`,
  ].join('')
}
