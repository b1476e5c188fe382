import { PortalRootProvider, Segmented } from 'fangkit/ui'
import { type ReactElement, useCallback, useRef, useState } from 'react'
import { FieldsSection } from './fields.tsx'
import { DENSITIES, type Look, SCHEMES } from './look.ts'
import { ActionsSection } from './sections/actions-section.tsx'
import { ChoicesSection } from './sections/choices-section.tsx'
import { DataSection } from './sections/data-section.tsx'
import { DaysSection } from './sections/days-section.tsx'
import { FeedbackSection } from './sections/feedback-section.tsx'
import { FormsSection } from './sections/forms-section.tsx'
import { OverlaysSection } from './sections/overlays-section.tsx'
import { TextsSection } from './sections/texts-section.tsx'
import './component-sheet.css'

export interface ComponentSheetProps {
  readonly start: Look
  readonly onLook: (look: Look) => void
}

const page = 'sheet-component-sheet-page'
const head = 'sheet-component-sheet-head'
const title = 'sheet-component-sheet-title'

/** Shows every part of `fangkit/ui` in every state. */
export function ComponentSheet({ start, onLook }: ComponentSheetProps): ReactElement {
  const [look, setLook] = useState(start)
  const overlays = useRef<HTMLDivElement>(null)
  const findOverlays = useCallback(() => overlays.current, [])
  const change = (next: Partial<Look>): void => {
    const changed = { ...look, ...next }
    setLook(changed)
    onLook(changed)
  }
  // [1] The look is two attributes. Overlays get their own root element, so that no card clips them.
  const root = { 'data-scheme': look.scheme, 'data-density': look.density }

  return (
    <PortalRootProvider value={findOverlays}>
      <div {...root} className={`fk-root ${page}`}>
        <header className={head}>
          <h1 className={title}>组件清单</h1>
          <Segmented
            aria-label="配色"
            options={SCHEMES}
            value={look.scheme}
            onChange={(value) => change({ scheme: SCHEMES.find((scheme) => scheme.value === value)?.value ?? 'light' })}
          />
          <Segmented
            aria-label="密度"
            options={DENSITIES}
            value={look.density}
            onChange={(value) =>
              change({ density: DENSITIES.find((density) => density.value === value)?.value ?? 'comfortable' })
            }
          />
        </header>
        <TextsSection />
        <ChoicesSection />
        <DaysSection />
        <ActionsSection />
        <FormsSection />
        <DataSection />
        <OverlaysSection />
        <FeedbackSection />
        <FieldsSection look={look} />
      </div>
      <div ref={overlays} {...root} className="fk-root" />
    </PortalRootProvider>
  )
}
