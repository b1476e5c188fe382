import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  useMemo,
  useRef,
  useState,
  useCallback,
} from 'react'
import { pdfMessages } from '../../locale/zh-cn/documents/pdf.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { boxesByPage } from './boxes/boxes-by-page.ts'
import { createMeasure } from './text/measure-text.ts'
import { PageSkeleton } from './pages/page-skeleton.tsx'
import { PageStrip } from './pages/page-strip.tsx'
import { textsOf } from './text/page-texts.ts'
import type { PdfEngine } from './engine/pdf-engine.ts'
import { pdfKey } from './toolbar/pdf-key.ts'
import { PdfNote } from './pdf-note.tsx'
import { PdfPage } from './pages/pdf-page.tsx'
import type { PdfViewProps } from './pdf-props.ts'
import { PdfTools } from './toolbar/pdf-tools.tsx'
import { PdfTrouble, troubleOf } from './pdf-trouble.tsx'
import { SearchBar } from './toolbar/search-bar.tsx'
import { useActiveBox } from './boxes/use-active-box.ts'
import { useAskedPage } from './viewport/use-asked-page.ts'
import { useDrawings } from './pages/use-drawings.ts'
import { usePageSizes } from './pages/use-page-sizes.ts'
import { usePdfDocument } from './engine/use-pdf-document.ts'
import { useStage } from './viewport/use-stage.ts'
import { useTextSearch } from './text/use-text-search.ts'
import { useZoomWheel } from './viewport/use-zoom-wheel.ts'
import { useReportError } from '../../provider/callbacks/use-report-error.ts'
import { NoPdfWorker } from './engine/no-pdf-worker.ts'

/**
 * Reports to the caller that the file cannot be read. Errors that only a developer can fix are reported to the host
 * too.
 */
function useReportFailure(onFailed: ((error: unknown) => void) | undefined): (error: unknown) => void {
  const report = useReportError()
  const notifyHost = useHostCallback(onFailed, 'onFailed')
  return useCallback(
    (error: unknown) => {
      if (error instanceof NoPdfWorker) report(error, 'pdfWorker')
      notifyHost(error)
    },
    [report, notifyHost],
  )
}

export interface PdfEngineProps {
  readonly engine: PdfEngine
  /** Tries again with a new worker. */
  readonly renewEngine: () => void
}

const root = css({ display: 'flex', flexDirection: 'column', minWidth: '0', minHeight: '0' })
const row = css({ display: 'flex', flex: '1', minWidth: '0', minHeight: '0' })
const FULL: CSSProperties = { height: '100%' }
const STAGE: CSSProperties = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  outlineOffset: -2,
  background: 'var(--fk-colors-surface-3)',
}

/** One PDF in the page, with its toolbar below. @source APP-003, APP-013 */
export function PdfView(props: PdfViewProps & PdfEngineProps): ReactElement {
  const { file, name, of = name, engine, boxes, activeBox = null, busy = false, failed = false } = props
  const text = useMessages(pdfMessages)
  const [attempt, setAttempt] = useState(0)
  const [searching, setSearching] = useState(false)
  const [wantsStrip, setStrip] = useState<boolean | null>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const onReady = useHostCallback(props.onReady, 'onReady')
  const onFailed = useReportFailure(props.onFailed)
  const press = useHostCallback(props.onBoxPress, 'onBoxPress')
  const { opened, error } = usePdfDocument({
    engine,
    file,
    of,
    changedPages: props.changedPages,
    attempt,
    onReady,
    onFailed,
  })
  const sizes = usePageSizes(opened, props.pages)
  const hasStrip = wantsStrip ?? (props.strip === true && (sizes?.length ?? 0) > 1)
  const stage = useStage(sizes)
  const { layout, seen, factor, goTo, bring } = stage
  const drawings = useDrawings(opened, layout, seen)
  const texts = useMemo(() => (opened === null ? null : textsOf(opened.document)), [opened])
  const [measure] = useState(() => createMeasure(document))
  const ownBoxes = useMemo(() => boxesByPage(boxes ?? []), [boxes])
  const search = useTextSearch({ open: searching, texts, measure, page: seen.page, bring })
  useZoomWheel(stage.element, stage.zoomTo)
  useActiveBox({ active: activeBox, boxes, layout, bring })
  useAskedPage({
    asked: props.page,
    onChange: props.onPageChange,
    of,
    seen: seen.page,
    count: layout?.pages.length ?? 0,
    goTo,
  })

  const trouble = failed ? 'failed' : file?.size === 0 ? 'empty' : troubleOf(error)
  const retry = (): void => {
    props.onRetry?.()
    if (trouble === 'noWorker') props.renewEngine()
    else setAttempt((count) => count + 1)
  }
  const openSearch = (): void => {
    setSearching(true)
    searchBox.current?.select()
  }
  const closeSearch = (): void => {
    setSearching(false)
    stage.element?.focus({ preventScroll: true })
  }
  const onKey = (event: KeyboardEvent): void => {
    const pressed = pdfKey(event)
    if (pressed === null || layout === null) return
    event.preventDefault()
    if ('search' in pressed) openSearch()
    else if ('zoom' in pressed) stage.zoomTo(pressed.zoom)
    else if ('end' in pressed) goTo(pressed.end === 'first' ? 0 : layout.pages.length - 1)
    else
      stage.scrollBy('by' in pressed ? pressed.by : { x: 0, y: pressed.screens * (stage.element?.clientHeight ?? 0) })
  }
  const stands = layout !== null && sizes !== null && (opened !== null || trouble === null)
  return (
    <section aria-label={name} aria-busy={busy || opened === null} className={root} style={FULL} onKeyDown={onKey}>
      {searching ? <SearchBar ref={searchBox} search={search} onClose={closeSearch} /> : null}
      <div className={row}>
        {hasStrip && opened !== null && sizes !== null ? (
          <PageStrip opened={opened} sizes={sizes} page={seen.page} onChoose={goTo} />
        ) : null}
        <div style={{ position: 'relative', display: 'flex', flex: 1, minWidth: 0, minHeight: 0 }}>
          {/* biome-ignore lint/a11y/useSemanticElements: the group has no form fields */}
          <div
            ref={stage.place}
            role="group"
            aria-label={text.pages}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the content
            tabIndex={0}
            style={STAGE}
            onScroll={stage.onScroll}
          >
            {trouble === null || opened !== null ? null : <PdfTrouble trouble={trouble} onRetry={retry} />}
            {trouble === null && !stands ? <PageSkeleton name={name} size={sizes?.[0]} /> : null}
            {stands ? (
              <div style={{ position: 'relative', width: layout.width, height: layout.height }}>
                {layout.pages.map((placed, page) => {
                  const size = sizes[page]
                  return size === undefined ? null : (
                    <PdfPage
                      // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its index
                      key={page}
                      page={page}
                      placed={placed}
                      size={size}
                      near={page >= seen.first - 1 && page <= seen.last + 1}
                      drawing={drawings.get(page)}
                      texts={texts}
                      measure={measure}
                      boxes={ownBoxes.get(page)}
                      activeBox={activeBox}
                      onBoxPress={press}
                      marks={search.marks.get(page)}
                    />
                  )
                })}
              </div>
            ) : null}
          </div>
          {busy && trouble === null ? <PdfNote>{text.updating}</PdfNote> : null}
          {trouble !== null && opened !== null ? <PdfNote onRetry={retry}>{text.failedNewer}</PdfNote> : null}
        </div>
      </div>
      <PdfTools
        factor={factor}
        zoom={stage.zoom}
        zoomTo={stage.zoomTo}
        page={seen.page}
        count={layout?.pages.length ?? 0}
        goTo={goTo}
        strip={hasStrip}
        onStrip={setStrip}
        searching={searching}
        onSearch={(open) => (open ? openSearch() : closeSearch())}
      />
    </section>
  )
}
