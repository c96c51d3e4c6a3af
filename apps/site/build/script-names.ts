/** Names of classes and elements that scripts may put on a page. */
export interface ScriptNames {
  /** Every word of the scripts that could be a class or an element. */
  readonly words: readonly string[]
  /** Beginnings of classes that are put together, such as `cover-` of `cover-${kind}`. */
  readonly beginnings: readonly string[]
}

/** Every name that the code of the browser's modules could put on a page. */
export function scriptNames(code: string): ScriptNames {
  const words = code.match(/[a-z][a-z0-9-]*/g) ?? []
  const beginnings = Array.from(code.matchAll(/([a-z][a-z0-9-]*-)(?:\$\{|["'`])/g), ([, name]) =>
    String(name),
  )
  return { words: [...new Set(words)].sort(), beginnings: [...new Set(beginnings)].sort() }
}

/** Whether scripts may put a class (with its dot) or an element on a page. */
export function mayCome({ words, beginnings }: ScriptNames): (name: string) => boolean {
  const known = new Set(words)
  return (name) => {
    const bare = name.replace(/^\./, '')
    return known.has(bare) || beginnings.some((beginning) => bare.startsWith(beginning))
  }
}
