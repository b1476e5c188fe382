import { useCallback, useEffect, useState } from 'react'
import type { CodeModules } from './poster.ts'

/** Result of drawing an address; null modules when it could not be drawn. */
interface Drawn {
  readonly address: string
  readonly modules: CodeModules | null
}

/** The modules of an address, at the highest error correction because a mark covers the centre. @source FEE-029 */
export function useCodeModules(address: string): {
  readonly modules: CodeModules | null
  readonly failed: boolean
  retry(): void
} {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const draw = useCallback(() => {
    let active = true
    const settle = (modules: CodeModules | null): void => {
      if (active) setDrawn({ address, modules })
    }
    import('qrcode')
      .then(({ create }) => create(address, { errorCorrectionLevel: 'H' }).modules)
      .then(settle, () => settle(null))
    return () => {
      active = false
    }
  }, [address])
  useEffect(() => draw(), [draw])
  const known = drawn?.address === address ? drawn : null
  const retry = (): void => {
    setDrawn(null)
    draw()
  }
  return { modules: known?.modules ?? null, failed: known !== null && known.modules === null, retry }
}
