import { type ReactElement, useState } from 'react'
import { parseDecimal } from '../../catalogue/unit.ts'
import type { MapPoint } from '../../client/map/map-provider.ts'
import { mapMessages } from '../../locale/zh-cn/fields/map.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { FormField } from '../../ui/forms/form-field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'

export interface PointInputsProps {
  readonly value: MapPoint | null
  readonly onChange: (point: MapPoint | null) => void
}

interface Typed {
  readonly lng: string
  readonly lat: string
}

const row = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8', flex: 'none' })

/** Edits a point as two numbers, without a map. */
export function PointInputs({ value, onChange }: PointInputsProps): ReactElement {
  const texts = useMessages(mapMessages)
  const [typed, setTyped] = useState<Typed | null>(null)
  const shown = typed ?? { lng: value === null ? '' : String(value.lng), lat: value === null ? '' : String(value.lat) }
  const put = (next: Typed): void => {
    setTyped(next)
    const point = pointOf(next)
    if (point !== undefined) onChange(point)
  }
  const input = (which: keyof Typed, most: number) => (
    <FormField label={texts[which]} error={isDegrees(shown[which], most) ? undefined : texts.outside}>
      <TextInput
        inputMode="decimal"
        align="end"
        value={shown[which]}
        onChange={(event) => put({ ...shown, [which]: event.currentTarget.value })}
        onBlur={() => setTyped((current) => (current !== null && pointOf(current) === undefined ? current : null))}
      />
    </FormField>
  )
  return (
    <div className={row}>
      {input('lng', 180)}
      {input('lat', 90)}
    </div>
  )
}

/** Returns null when both numbers are empty, and undefined when they are not a point. */
function pointOf({ lng, lat }: Typed): MapPoint | null | undefined {
  if (lng.trim() === '' && lat.trim() === '') return null
  const [x, y] = [parseDecimal(lng), parseDecimal(lat)]
  return x !== null && y !== null && isDegrees(lng, 180) && isDegrees(lat, 90)
    ? { lng: Number(x), lat: Number(y) }
    : undefined
}

function isDegrees(text: string, most: number): boolean {
  if (text.trim() === '') return true
  const decimal = parseDecimal(text)
  return decimal !== null && Math.abs(Number(decimal)) <= most
}
