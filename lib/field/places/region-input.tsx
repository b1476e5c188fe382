import type { ReactElement } from 'react'
import { useDivisions } from '../../provider/dictionaries/use-divisions.ts'
import { PickerField } from '../pickers/picker-field.tsx'

const loadCascader = () => import('../pickers/region-cascader.tsx').then(({ RegionCascader }) => RegionCascader)

/** One level of a place, with its field name. */
export interface RegionPart {
  readonly name: string
  readonly value: string | null
  /** Name of the chosen division, where it is known. */
  readonly text: string | null
}

export interface RegionInputProps {
  readonly label: string
  /** Province, city and area, or fewer levels. */
  readonly parts: readonly RegionPart[]
  readonly onChange: (values: Readonly<Record<string, string | null>>, texts: Readonly<Record<string, string>>) => void
  readonly onBlur?: (() => void) | undefined
  readonly required?: boolean | undefined
  readonly readOnly?: boolean | undefined
}

/** Looks up the name of a division when the record did not bring one. */
function usePartText(part: RegionPart | undefined, parent: string | null): string | null {
  const known = part?.value === null || part?.value === undefined ? '' : part.text
  const { labelOf } = useDivisions(known === null ? parent : null)
  if (!part?.value) return null
  return known ?? labelOf(part.value) ?? part.value
}

/** Edits province, city and area as one control, such as 广东省 / 广州市 / 天河区. */
export function RegionInput({ label, parts, onChange, onBlur, required, readOnly }: RegionInputProps): ReactElement {
  const [province, city, area] = parts
  const names = [
    usePartText(province, ''),
    usePartText(city, province?.value ?? null),
    usePartText(area, city?.value ?? null),
  ]
  const shown = names.filter((name) => name !== null).join(' / ')
  const pick = (level: number, code: string, name: string): void => {
    const values = Object.fromEntries(parts.slice(level).map((part, index) => [part.name, index === 0 ? code : null]))
    const picked = parts[level]
    onChange(values, picked ? { [picked.name]: name } : {})
  }
  return (
    <PickerField
      label={label}
      shown={shown === '' ? null : shown}
      onChange={() => onChange(Object.fromEntries(parts.map(({ name }) => [name, null])), {})}
      onBlur={onBlur}
      required={required}
      readOnly={readOnly}
      load={loadCascader}
      popup={(popup) => ({ ...popup, path: parts.map(({ value }) => value), onPick: pick })}
    />
  )
}
