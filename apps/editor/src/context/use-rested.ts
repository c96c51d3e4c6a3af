import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while: what is typed or pointed at on the way is passed over. */
export function useRested<Value>(value: Value, ms: number): Value {
  const [rested, rest] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => rest(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
