import { type ReactElement, useState } from 'react'
import { divisionAbove } from '../../domain/place/division-above.ts'
import { useDivisions } from '../../provider/dictionaries/use-divisions.ts'
import type { InputProps } from '../input-props.ts'
import { PickerField } from '../pickers/picker-field.tsx'

const loadCascader = () => import('../pickers/region-cascader.tsx').then(({ RegionCascader }) => RegionCascader)

/** A city whose province is not stored: the user picks a province only to reach the city. */
export function LoneCityInput(props: InputProps): ReactElement {
  const { value, text = null, onChange } = props
  const city = typeof value === 'string' && value !== '' ? value : null
  const home = city === null ? null : divisionAbove(city)
  const [looking, setLooking] = useState<string | null>(null)
  const { labelOf } = useDivisions(text === null ? home : null)
  const province = looking ?? home
  return (
    <PickerField
      {...props}
      shown={city === null ? null : (text ?? labelOf(city) ?? city)}
      load={loadCascader}
      popup={(popup) => ({
        ...popup,
        path: [province, province === home ? city : null],
        onClose: (refocus: boolean) => {
          setLooking(null)
          popup.onClose(refocus)
        },
        onPick: (level: number, code: string, name: string) => {
          if (level === 0) setLooking(code)
          else onChange(code, name)
        },
      })}
    />
  )
}
