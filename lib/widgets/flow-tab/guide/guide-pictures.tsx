import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import { documents } from '../../../client/queries/document-plans.ts'
import type { StoredDocument } from '../../../contract/document/file-calls.ts'
import { RENEW_AFTER } from '../../../field/documents/renew-after.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { GuideLoad } from './guide-load.tsx'
import type { MemoGroup } from './memo-groups.ts'
import { PictureTile } from '../../picture-tile.tsx'

const DocumentPreview = lazyPart(() =>
  import('../../../field/documents/document-preview.tsx').then(({ DocumentPreview }) => DocumentPreview),
)

const column = css({ display: 'grid', gap: '16' })
const heading = css({ textStyle: 'subhead' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginTop: '6' })
const lost = css({ color: 'ink-3', textStyle: 'note' })

/**
 * The pictures of the guidance by group; a press opens the gallery of all.
 * @source FLW-014, CON-036, OPN-090
 */
export function GuidePictures({ groups }: { readonly groups: readonly MemoGroup[] }): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const ids = groups.flatMap(({ pictures }) => pictures)
  const query = useFkQuery(ids.length === 0 ? null : documents(ids), { refetchInterval: RENEW_AFTER })
  if (ids.length === 0) return <EmptyState title={texts.noPictures} />
  return <GuideLoad query={query}>{(found) => <Groups groups={groups} found={found} />}</GuideLoad>
}

function Groups({
  groups,
  found,
}: {
  readonly groups: readonly MemoGroup[]
  readonly found: readonly StoredDocument[]
}): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const [opened, setOpened] = useState<string | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (opened !== null) return
    pressed.current?.focus()
    pressed.current = null
  }, [opened])
  return (
    <div className={column}>
      {groups
        .filter(({ pictures }) => pictures.length > 0)
        .map(({ key, label, pictures }) => {
          const there = pictures.flatMap((id) => found.find(({ documentId }) => documentId === id) ?? [])
          const missing = pictures.length - there.length
          return (
            <section key={key} aria-label={label}>
              <h3 className={heading}>{texts.counted({ label, count: pictures.length })}</h3>
              <div className={row}>
                {there.map((document, place) => (
                  <PictureTile
                    key={document.documentId}
                    document={document}
                    label={texts.look({ name: document.name || `${label} ${place + 1}` })}
                    onOpen={(opener) => {
                      pressed.current = opener
                      setOpened(document.documentId)
                    }}
                  />
                ))}
              </div>
              {missing === 0 ? null : <p className={lost}>{texts.lostPictures({ count: missing })}</p>}
            </section>
          )
        })}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <DocumentPreview documents={found} opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}
