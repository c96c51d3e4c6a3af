/**
 * Whether a visitor sees anything of this markup: words, or something that shows without any. Scripts,
 * templates and empty boxes are nothing.
 */
export function showsSomething(html: string): boolean {
  if (/<(?:img|svg|video|audio|iframe|input|hr)\b/.test(html)) return true
  const words = html.replace(/<(script|template)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')
  return words.trim() !== ''
}

/** Whether this markup brings a picture, a film or a drawing; icons beside words are none (DATA-2). */
export function bringsPicture(html: string): boolean {
  return /<(?:img|video)\b| role="img"| class="video-facade/.test(html)
}
