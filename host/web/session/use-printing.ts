import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the browser prints the page; what depends on it is drawn before the browser lays out the paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
