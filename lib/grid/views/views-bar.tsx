import { Bookmark, Star } from 'lucide-react'
import { type ReactElement, Suspense } from 'react'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Tag } from '../../ui/indicators/tag.tsx'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { GridPanel } from '../grid-panel.tsx'
import type { GridCalls } from '../use-grid-calls.ts'
import type { GridState } from '../use-grid-state.ts'
import type { GridViews } from './use-grid-views.ts'

const ViewCount = lazyPart(() => import('../grid-extras.ts').then(({ ViewCount }) => ViewCount))
const ViewSettings = lazyPart(() => import('../grid-extras.ts').then(({ ViewSettings }) => ViewSettings))

export interface ViewsBarProps {
  readonly grid: Grid
  readonly state: GridState
  readonly views: GridViews
  readonly calls: GridCalls
}

/** Gives way before the title beside it does. */
const bar = css({ display: 'flex', alignItems: 'center', gap: '4', minWidth: '0', flexShrink: '100' })
const row = css({ display: 'flex', alignItems: 'center', gap: '4', minWidth: '0', overflowX: 'auto', padding: '2px' })
const view = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6',
  minHeight: '28px',
  paddingInline: '10',
  borderRadius: 'md',
  color: 'ink-2',
  cursor: 'pointer',
  textStyle: 'label',
  whiteSpace: 'nowrap',
  _hover: { backgroundColor: 'surface-2' },
  '&[aria-pressed=true]': { backgroundColor: 'brand-soft', color: 'brand-ink', fontWeight: 'strong' },
  '& > svg': { width: '14px', height: '14px' },
})

/** The views a list declares and those the user saved, with actions for the view in use. */
export function ViewsBar({ grid, state, views, calls }: ViewsBarProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const { list, current, changed } = views
  const starting = (grid.startingViews ?? []).map((one) => ({
    ...one,
    pressed: current === null && sameTexts(one.search, state.layout.search),
  }))
  const everything = current === null && !starting.some(({ pressed }) => pressed)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser
    <div role="group" aria-label={texts.views} className={bar}>
      {list.length + starting.length === 0 ? null : (
        <div className={row}>
          <button type="button" className={view} aria-pressed={everything} onClick={() => state.enterView(null)}>
            {texts.all}
          </button>
          {starting.map(({ title, search, pressed }) => (
            <button
              key={title}
              type="button"
              className={view}
              aria-pressed={pressed}
              onClick={() => state.enterStart(search)}
            >
              {title}
              <Suspense fallback={null}>
                <ViewCount grid={grid} calls={calls} search={search} />
              </Suspense>
            </button>
          ))}
          {list.map((one) => (
            <button
              key={one.id}
              type="button"
              className={view}
              aria-pressed={one.id === current?.id}
              onClick={() => state.enterView(one)}
            >
              {one.isDefault ? <Star role="img" aria-label={texts.defaultView} /> : null}
              {one.title}
              {one.id === current?.id && changed ? <Tag tone="warn">{texts.viewChanged}</Tag> : null}
            </button>
          ))}
        </div>
      )}
      <GridPanel label={texts.saveView} icon={<Bookmark aria-hidden />} spoken start>
        {(close) => <ViewSettings grid={grid} state={state} views={views} onDone={close} />}
      </GridPanel>
    </div>
  )
}

function sameTexts(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
