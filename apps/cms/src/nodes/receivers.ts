import type { CmsNode } from './nodes.ts'
import type { Receivers } from './this-node.ts'

/** Merges the receivers of recent content systems: every webhook URL; for leads and mail our own, else another's. */
export function mergeReceivers(own: Receivers, others: readonly CmsNode[]): Receivers {
  const recent = others.filter(({ isRecent }) => isRecent).map(({ receivers }) => receivers)
  const first = (kind: 'leads' | 'mail') =>
    own[kind] ?? recent.map((node) => node[kind]).find((address) => address !== null) ?? null
  return {
    content: [...new Set([own, ...recent].flatMap(({ content }) => content))],
    leads: first('leads'),
    mail: first('mail'),
  }
}

/** Settings of receivers that differ from those of the other content systems that run. */
export function findDifferingSettings(
  own: Receivers,
  others: readonly CmsNode[],
): readonly string[] {
  const running = others.filter(({ isRunning }) => isRunning)
  const kinds = Object.keys(SETTINGS) as (keyof Receivers)[]
  const differingKinds = kinds.filter((kind) => {
    const ownJson = comparableJson(own, kind)
    return running.some(({ receivers }) => comparableJson(receivers, kind) !== ownJson)
  })
  return differingKinds.map((kind) => SETTINGS[kind])
}

function comparableJson(receivers: Receivers, kind: keyof Receivers): string {
  const value = receivers[kind]
  return JSON.stringify(kind === 'content' ? [...receivers.content].sort() : value)
}

const SETTINGS: Readonly<Record<keyof Receivers, string>> = {
  content: 'WEBHOOK_URLS',
  leads: 'CRM_WEBHOOK_URL',
  mail: 'SMTP_URL',
}
