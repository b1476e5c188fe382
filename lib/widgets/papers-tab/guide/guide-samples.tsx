import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import type { StoredDocument } from '../../../contract/document/file-calls.ts'
import { paperType } from '../../../domain/paper/paper-type.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { PictureTile } from '../../picture-tile.tsx'

const DocumentPreview = lazyPart(() =>
  import('../../../field/documents/document-preview.tsx').then(({ DocumentPreview }) => DocumentPreview),
)

export interface GuideSamplesProps {
  /** Name of the paper. */
  readonly name: string
  readonly pictures: readonly StoredDocument[]
}

const heading = css({ textStyle: 'subhead' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginTop: '6' })

/** Sample pictures of a paper; renders nothing without any. */
export function GuideSamples({ name, pictures }: GuideSamplesProps): ReactElement | null {
  const texts = useMessages(papersTabMessages)
  const [opened, setOpened] = useState<string | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (opened !== null) return
    pressed.current?.focus()
    pressed.current = null
  }, [opened])
  if (pictures.length === 0) return null
  const named = pictures.map((picture, index) => ({ ...picture, name: texts.sampleNamed({ name, index: index + 1 }) }))
  const heads = labelOf(paperType, 'samples')
  return (
    <section aria-label={heads}>
      <h3 className={heading}>{heads}</h3>
      <div className={row}>
        {named.map((picture) => (
          <PictureTile
            key={picture.documentId}
            document={picture}
            label={texts.look({ name: picture.name })}
            onOpen={(opener) => {
              pressed.current = opener
              setOpened(picture.documentId)
            }}
          />
        ))}
      </div>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <DocumentPreview documents={named} opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}
