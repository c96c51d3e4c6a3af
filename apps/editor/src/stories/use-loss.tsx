import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { WORDS } from './words.ts'

type Loss = keyof typeof WORDS.losses

/**
 * Before a story goes from the site: what all of the site loses with it, in a question that wants its name typed.
 *
 * @returns `question` to show, and `mayGo`, which waits for the server and answers whether nothing more is asked
 */
export function useLoss(storyId: number, name: string) {
  const { ask } = useEditor()
  const [loss, setLoss] = useState<Loss>()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const found = useRef<Promise<Loss | undefined>>(undefined)
  useEffect(() => {
    const look = async () => {
      const { body } = await ask<{ warnings?: readonly { readonly kind: string }[] }>(
        `GET stories/${storyId}/losses`,
      )
      const kind = body.warnings?.[0]?.kind
      return kind === 'front-page' || kind === 'site-settings' ? kind : undefined
    }
    found.current = look()
    void found.current.then(setLoss)
  }, [ask, storyId])
  const mayGo = async () => {
    if ((await found.current) === undefined || typed.trim() === name.trim()) return true
    setFault(WORDS.lossNotTyped)
    return false
  }
  const question = loss !== undefined && (
    <div className="loss">
      <p>{WORDS.losses[loss]}</p>
      <label>
        {WORDS.lossConfirm(name)}
        <input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p role="alert">{fault}</p>
    </div>
  )
  return { question, mayGo, isLoss: loss !== undefined }
}
