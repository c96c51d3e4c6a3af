import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { type Loss, lossOf } from './loss.ts'
import { WORDS } from './words.ts'

/**
 * Before a story goes from its address: what all of the site loses with it, in a question that wants its name typed.
 *
 * @param losses what it loses, in words; unless told those of a story that goes from the site
 * @returns `question` to show; `mayGo`, which waits for the server and answers whether nothing more is asked;
 *   `clear` empties the question for the next time
 */
export function useLoss(
  storyId: number,
  name: string,
  losses: Readonly<Record<Loss, string>> = WORDS.losses,
) {
  const { ask } = useEditor()
  const [loss, setLoss] = useState<Loss>()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const found = useRef<Promise<Loss | undefined>>(undefined)
  useEffect(() => {
    found.current = lossOf(ask, storyId)
    void found.current.then(setLoss)
  }, [ask, storyId])
  const mayGo = async () => {
    if ((await found.current) === undefined || typed.trim() === name.trim()) return true
    setFault(WORDS.lossNotTyped)
    return false
  }
  const clear = () => {
    setTyped('')
    setFault('')
  }
  const question = loss !== undefined && (
    <div className="loss">
      <p>{losses[loss]}</p>
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
  return { question, mayGo, clear, isLoss: loss !== undefined }
}
