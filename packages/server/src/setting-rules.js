/**
 * A rule for the text of a setting, as data, so that a table of rules can be checked before anything is installed.
 *
 * @typedef {{ readonly type: 'number', readonly from: number, readonly to: number }
 *   | { readonly type: 'words', readonly words: readonly string[] }
 *   | { readonly type: 'pattern', readonly source: string, readonly flags: string }
 *   | { readonly type: 'origin' | 'address' }} SettingRule
 */

/**
 * True if the text of a setting, without spaces around it, follows its rule. Runs on any Node from 18 on, with nothing
 * installed.
 *
 * @param {SettingRule} rule
 * @param {string} text
 * @returns {boolean}
 */
export function followsRule(rule, text) {
  switch (rule.type) {
    case 'number':
      return /^\d{1,6}$/.test(text) && Number(text) >= rule.from && Number(text) <= rule.to
    case 'words':
      return rule.words.includes(text.toLowerCase())
    case 'pattern':
      return new RegExp(rule.source, rule.flags).test(text)
    case 'address':
      return webAddress(text) !== undefined
    case 'origin': {
      const url = webAddress(text)
      return url?.pathname === '/' && url.search === '' && url.hash === ''
    }
  }
}

/**
 * An http(s) address without a user name and password; undefined for anything else.
 *
 * @param {string} text
 * @returns {URL | undefined}
 */
export function webAddress(text) {
  if (!/^https?:\/\//i.test(text)) return undefined
  try {
    // `URL.parse` is not in Node 18.
    const url = new URL(text)
    return url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}
