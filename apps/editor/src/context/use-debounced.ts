import { useEffect, useState } from 'react'

/** Debounces a value: returns it once it has not changed for some milliseconds. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
