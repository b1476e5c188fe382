import type { ReactElement } from 'react'
import { shifted } from '../../client/map/coordinate-shift.ts'
import type { Coordinates, MapPoint } from '../../client/map/map-provider.ts'
import { useSources } from '../../provider/settings/field-sources.ts'
import { PickerField } from '../pickers/picker-field.tsx'

/** One of the two numbers of a point, with its field name. */
export interface PointPart {
  readonly name: string
  readonly value: number | null
}

export interface MapPointInputProps {
  readonly label: string
  readonly lng: PointPart
  readonly lat: PointPart
  /** The coordinate system of the two numbers. */
  readonly coordinates: Coordinates
  readonly onChange: (values: Readonly<Record<string, number | null>>) => void
  readonly onBlur?: (() => void) | undefined
  readonly required?: boolean | undefined
  readonly readOnly?: boolean | undefined
}

const loadDialog = () => import('./map-dialog.tsx').then(({ MapDialog }) => MapDialog)
/** The coordinate system of the schematic map. */
const SCHEMATIC: Coordinates = 'GCJ-02'
const spoken = ({ lng, lat }: MapPoint): string => `${lng.toFixed(6)}, ${lat.toFixed(6)}`

/**
 * Longitude and latitude as one control, picked on a map. The value is stored in the declared coordinate system,
 * whatever the map uses.
 * @source PCK-009
 */
export function MapPointInput({
  label,
  lng,
  lat,
  coordinates,
  onChange,
  onBlur,
  required,
  readOnly,
}: MapPointInputProps): ReactElement {
  const { map } = useSources()
  const shownIn = map?.coordinates ?? SCHEMATIC
  const point = lng.value === null || lat.value === null ? null : { lng: lng.value, lat: lat.value }
  const put = (next: MapPoint | null): void =>
    onChange({ [lng.name]: next?.lng ?? null, [lat.name]: next?.lat ?? null })
  return (
    <PickerField
      label={label}
      shown={point === null ? null : spoken(point)}
      onChange={() => put(null)}
      onBlur={onBlur}
      required={required}
      readOnly={readOnly}
      load={loadDialog}
      popup={(popup) => ({
        ...popup,
        value: point === null ? null : shifted(point, coordinates, shownIn),
        onTake: (taken: MapPoint) => {
          put(shifted(taken, shownIn, coordinates))
          popup.onClose(true)
        },
      })}
    />
  )
}
