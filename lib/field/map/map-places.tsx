import { MapPin } from 'lucide-react'
import type { ReactElement } from 'react'
import type { MapPlace } from '../../client/map/map-provider.ts'
import { GUANGZHOU_SCHEMATIC } from '../../domain/place/guangzhou.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { mapMessages } from '../../locale/zh-cn/fields/map.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { SearchInput } from '../../ui/inputs/search-input.tsx'
import { DISTRICT_PLACES } from './schematic-places.ts'
import type { PlaceSearch } from './use-places.ts'

export interface MapPlacesProps {
  readonly keyword: string
  readonly onKeyword: (keyword: string) => void
  readonly search: PlaceSearch
  readonly onGo: (place: MapPlace) => void
  /** Offers the districts of the schematic map while the search box is empty. */
  readonly districts: boolean
}

const list = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  listStyle: 'none',
  margin: '0',
  padding: '0',
})
const place = css({
  display: 'flex',
  alignItems: 'start',
  gap: '8',
  width: '100%',
  padding: '6',
  borderWidth: '0',
  borderRadius: 'md',
  backgroundColor: 'transparent',
  color: 'ink',
  textAlign: 'start',
  font: 'inherit',
  cursor: 'pointer',
  _hover: { backgroundColor: 'surface-3' },
  _focusVisible: { outline: '2px solid {colors.brand}', outlineOffset: '-2px' },
  '& > svg': { flex: 'none', width: '16px', height: '16px', marginTop: '3px', color: 'brand' },
})
const address = css({ display: 'block', color: 'ink-3', textStyle: 'note' })
const blank = css({ color: 'ink-3', textStyle: 'label' })
const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '4', flex: '1', alignContent: 'start' })
const tile = css({
  minHeight: '32px',
  padding: '2',
  borderWidth: '1px',
  borderColor: 'line-input',
  borderRadius: 'sm',
  backgroundColor: 'surface',
  color: 'ink-2',
  font: 'inherit',
  textStyle: 'note',
  cursor: 'pointer',
  _hover: { borderColor: 'brand' },
  _focusVisible: { outline: '2px solid {colors.brand}', outlineOffset: '1px' },
})

/** The search box of the map with its results; before a search, the districts laid out like the schematic map. */
export function MapPlaces({ keyword, onKeyword, search, onGo, districts }: MapPlacesProps): ReactElement {
  const all = useMessages(fieldMessages)
  const texts = useMessages(mapMessages)
  const { places, loading, error, retry } = search
  const [first] = places
  return (
    <>
      <SearchInput
        label={texts.search}
        placeholder={texts.place}
        value={keyword}
        loading={loading}
        onChange={onKeyword}
        onSearch={() => first && !loading && onGo(first)}
      />
      {keyword.trim() === '' ? (
        districts ? (
          <Districts label={texts.districts} onGo={onGo} />
        ) : (
          <div className={list} />
        )
      ) : places.length > 0 ? (
        <ul aria-label={texts.search} className={list}>
          {places.map((found) => (
            <li key={found.key}>
              <button type="button" className={place} onClick={() => onGo(found)}>
                <MapPin aria-hidden />
                <span>
                  {found.name}
                  {found.address === undefined ? null : <span className={address}>{found.address}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" className={`${list} ${blank}`}>
          {loading ? (
            all.searching
          ) : error === null ? (
            texts.noPlace
          ) : (
            <span>
              {all.loadFailed}
              <Button variant="text" size="sm" onClick={retry}>
                {all.retry}
              </Button>
            </span>
          )}
        </div>
      )}
    </>
  )
}

function Districts({
  label,
  onGo,
}: {
  readonly label: string
  readonly onGo: (place: MapPlace) => void
}): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group holds buttons laid out as a map, not form fields
    <div role="group" aria-label={label} className={grid}>
      {GUANGZHOU_SCHEMATIC.districts.map(({ code, name, column, row }) => (
        <button
          key={code}
          type="button"
          className={tile}
          style={{ gridColumn: column + 1, gridRow: row + 1 }}
          onClick={() => {
            const found = DISTRICT_PLACES.find(({ key }) => key === code)
            if (found) onGo(found)
          }}
        >
          {name.replace(/区$/, '')}
        </button>
      ))}
    </div>
  )
}
