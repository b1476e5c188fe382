import { MapPin } from 'lucide-react'
import { lazy, type ReactElement, Suspense } from 'react'
import type { City } from 'fangkit/domain'
import { messages } from '../messages.ts'
import { onWide } from './on-wide.ts'
import './city-switch.css'

const CityDialog = lazy(async () => ({ default: (await import('./city-dialog.tsx')).CityDialog }))

export interface CitySwitchProps {
  readonly city: City | null
  readonly onChoose: (city: City) => Promise<unknown>
  /** The choice of other cities is shown. */
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

const button = 'portal-city-switch-button'

/** Shows the current city, and opens the choice of others. @source SHL-017 */
export function CitySwitch({ city, onChoose, open, onOpen }: CitySwitchProps): ReactElement {
  const name = city?.name ?? messages.city.unknown
  return (
    <>
      <button
        type="button"
        className={button}
        aria-haspopup="dialog"
        aria-label={messages.city.switch(name)}
        onClick={() => onOpen(true)}
      >
        <MapPin aria-hidden />
        <span className={onWide}>{name}</span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <CityDialog current={city?.code ?? null} onChoose={onChoose} onClose={() => onOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
