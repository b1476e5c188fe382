import { MapPin } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import type { City } from 'fangkit/domain'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'
import { onWide } from './on-wide.ts'

const CityDialog = lazy(async () => ({ default: (await import('./city-dialog.tsx')).CityDialog }))

export interface CitySwitchProps {
  readonly city: City | null
  readonly onChoose: (city: City) => Promise<void>
}

const button = css({
  flex: 'none', display: 'flex', alignItems: 'center', gap: '4', height: '32px', paddingInline: '8', borderRadius: 'md', color: 'ink-2', whiteSpace: 'nowrap', cursor: 'pointer',
  _hover: { backgroundColor: 'surface-2', color: 'ink' },
  '& > svg': { width: '14px', height: '14px' },
})

/** The city worked in; leads to the others. @source SHL-017 */
export function CitySwitch({ city, onChoose }: CitySwitchProps): ReactElement {
  const [open, setOpen] = useState(false)
  const name = city?.name ?? messages.city.unknown
  return (
    <>
      <button type="button" className={button} aria-haspopup="dialog" aria-label={messages.city.switch(name)} onClick={() => setOpen(true)}>
        <MapPin aria-hidden />
        <span className={onWide}>{name}</span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <CityDialog current={city?.code ?? null} onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
