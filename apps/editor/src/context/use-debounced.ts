import { useEffect, useState } from 'react'

export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
