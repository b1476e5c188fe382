import { useEffect } from 'react'
import { useLatest } from '../../../provider/use-latest.ts'
import type { PageLayout } from '../viewport/page-layout.ts'
import type { PdfBox } from '../pdf-props.ts'
import type { Stage } from '../viewport/use-stage.ts'

export interface ActiveBoxOptions extends Pick<Stage, 'bring'> {
  readonly active: string | null
  readonly boxes: readonly PdfBox[] | undefined
  readonly layout: PageLayout | null
}

/** Scrolls the active box into view when it becomes active, or as soon as its page exists. */
export function useActiveBox({ active, boxes, layout, bring }: ActiveBoxOptions): void {
  const box = active === null ? undefined : boxes?.find(({ id }) => id === active)
  const stands = box !== undefined && layout !== null && box.page < layout.pages.length
  const latest = useLatest({ box, bring })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows another box, not one that moves
  useEffect(() => {
    if (stands && latest.current.box !== undefined) latest.current.bring(latest.current.box, false)
  }, [active, stands, latest])
}
