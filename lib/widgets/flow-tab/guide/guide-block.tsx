import { type ReactElement, type ReactNode, useId } from 'react'
import { css } from '../../../styled-system/css/index.js'

export interface GuideBlockProps {
  readonly icon: ReactNode
  readonly title: string
  /** At the right end of the title. */
  readonly extra?: ReactNode
  readonly children: ReactNode
}

const block = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  minWidth: '0',
  paddingBlock: '10',
  paddingInline: '16',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const mark = css({ display: 'flex', color: 'brand' })
const heading = css({ textStyle: 'subhead', flex: '1' })

/** One part of the guidance, with its heading. */
export function GuideBlock({ icon, title, extra, children }: GuideBlockProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id} className={block}>
      <div className={head}>
        <span aria-hidden className={mark}>
          {icon}
        </span>
        <h3 id={id} className={heading}>
          {title}
        </h3>
        {extra}
      </div>
      {children}
    </section>
  )
}
