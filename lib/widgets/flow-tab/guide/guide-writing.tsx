import { type CSSProperties, type ReactElement, Suspense } from 'react'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'

const RichTextView = lazyPart(() =>
  import('../../../field/rich-text/rich-text-view.tsx').then(({ RichTextView }) => RichTextView),
)

const words = css({ color: 'ink-2', textStyle: 'label', overflowWrap: 'anywhere' })
/** Text ends with a paragraph margin, which this removes. */
const ending: CSSProperties = { marginBottom: -8 }
const none = css({ color: 'ink-3', textStyle: 'label' })

/** Guidance or a policy as sanitised HTML; null shows that there is none. */
export function GuideWriting({ html }: { readonly html: string | null }): ReactElement {
  const texts = useMessages(flowGuideMessages)
  if (html === null) return <p className={none}>{texts.noGuide}</p>
  return (
    <div className={words} style={ending}>
      <Suspense
        fallback={
          <Skeleton label={texts.loading}>
            <SkeletonBlock />
          </Skeleton>
        }
      >
        <RichTextView html={html} />
      </Suspense>
    </div>
  )
}
