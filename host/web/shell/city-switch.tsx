import { MapPin } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import type { City } from 'fangkit/domain'
import { messages } from '../messages.ts'
import { onWide } from './on-wide.ts'
import './city-switch.css'

const CityDialog = lazy(async () => ({ default: (await import('./city-dialog.tsx')).CityDialog }))

export interface CitySwitchProps {
  readonly city: City | null
  readonly onChoose: (city: City) => Promise<void>
}

const button = 'portal-city-switch-button'

/** Shows the current city, and opens the choice of others. @source SHL-017 */
export function CitySwitch({ city, onChoose }: CitySwitchProps): ReactElement {
  const [open, setOpen] = useState(false)
  const name = city?.name ?? messages.city.unknown
  return (
    <>
      <button
        type="button"
        className={button}
        aria-haspopup="dialog"
        aria-label={messages.city.switch(name)}
        onClick={() => setOpen(true)}
      >
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
