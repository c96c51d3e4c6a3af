const STYLES: readonly (readonly [string, RegExp])[] = [
  ['strong', /font-weight:\s*(bold|[6-9]\d\d)/],
  ['em', /font-style:\s*italic/],
  ['u', /text-decoration:[^;]*underline/],
  ['s', /text-decoration:[^;]*line-through/],
  ['sup', /vertical-align:\s*super/],
  ['sub', /vertical-align:\s*sub(?!e)/],
]
const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/**
 * Replaces styles by the elements that mean the same. In headings bold is left out, since they are bold
 * anyway.
 */
export function marksOfStyles(page: Document): void {
  // Google Docs wraps everything that it copies in a `b` that is not bold.
  for (const bold of page.querySelectorAll('b[data-style*="normal"]')) {
    bold.replaceWith(...bold.childNodes)
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset.style?.toLowerCase() ?? ''
    delete element.dataset.style
    if (!element.matches('span, a')) continue
    for (const [tag, pattern] of STYLES) {
      if (!pattern.test(style) || (tag === 'strong' && element.closest(HEADINGS))) continue
      const mark = page.createElement(tag)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
}
