/**
 * Whether this markup shows a visitor anything: text, or an element that is visible without text. Scripts,
 * templates and empty boxes do not count.
 */
export function showsSomething(html: string): boolean {
  if (/<(?:img|svg|video|audio|iframe|input|hr)\b/.test(html)) return true
  const words = html.replace(/<(script|template)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')
  return words.trim() !== ''
}

/** Whether this markup contains a picture, a film, a chart or a drawing of a world; icons beside text do not count (DATA-2). */
export function bringsPicture(html: string): boolean {
  return /<(?:img|video)\b| role="img"| class="(?:video-facade|own-chart|register"|decision")/.test(
    html,
  )
}
