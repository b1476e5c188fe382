import { useEffect, useState } from 'react'
import type { Size } from './view.ts'

/** Returns the inner size of an element and follows its changes. @unit px */
export function useSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    if (element === null) return undefined
    const read = (): void => setSize({ width: element.clientWidth, height: element.clientHeight })
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
