import { Check, House, ListChecks, Search, Workflow } from 'lucide-react'
import type { ReactElement } from 'react'
import { Tag } from 'fangkit/ui'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'

const side = css({
  display: 'none', '@media (min-width: 1024px)': { display: 'flex' }, flexDirection: 'column', justifyContent: 'space-between', gap: '32', minHeight: '0', overflowY: 'auto',
  paddingBlock: '40px', paddingInline: '64px', backgroundColor: 'surface-2',
  borderInlineEndWidth: '1px', borderInlineEndStyle: 'solid', borderInlineEndColor: 'line',
})
const brand = css({ display: 'flex', alignItems: 'center', gap: '12', fontSize: '18px', fontWeight: 'strong' })
const logo = css({ display: 'grid', placeItems: 'center', width: '32px', height: '32px', borderRadius: '9px', backgroundColor: 'brand-solid', color: 'on-brand', '& > svg': { width: '18px', height: '18px' } })
const heading = css({ marginBottom: '32', fontSize: '32px', lineHeight: '46px', fontWeight: 'strong', '& > span': { display: 'block' } })
const points = css({ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between', gap: '12' })
const point = css({ display: 'flex', alignItems: 'flex-start', gap: '14', color: 'ink-2', '& > svg': { flex: 'none', width: '20px', height: '20px', marginTop: '2', color: 'brand' }, '& b': { display: 'block', color: 'ink' } })
const figure = css({ marginTop: '40px', paddingBlock: '16', paddingInline: '20', borderWidth: '1px', borderStyle: 'solid', borderColor: 'line', borderRadius: 'lg', backgroundColor: 'surface' })
const caption = css({ display: 'flex', alignItems: 'center', gap: '8', '& > small': { marginInlineStart: 'auto', textStyle: 'note', color: 'ink-3' } })
const stages = css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', marginTop: '18px' })
const stage = css({
  position: 'relative', display: 'grid', justifyItems: 'center', textAlign: 'center', textStyle: 'label',
  '&::before': { content: '""', position: 'absolute', top: '10px', left: '-50%', width: 'full', borderTopWidth: '1.5px', borderTopStyle: 'solid', borderTopColor: 'line-strong' },
  '&:first-child::before': { display: 'none' },
  '&[data-stage=done]::before, &[data-stage=now]::before': { borderTopColor: 'brand' },
  '& > i': { zIndex: '1', display: 'grid', placeItems: 'center', width: '20px', height: '20px', marginBottom: '6', borderWidth: '1.5px', borderStyle: 'solid', borderColor: 'line-input', borderRadius: 'full', backgroundColor: 'surface', color: 'on-brand' },
  '& > i > svg': { width: '14px', height: '14px' },
  '&[data-stage=done] > i': { borderColor: 'brand-solid', backgroundColor: 'brand-solid' },
  '&[data-stage=now] > i': { borderWidth: '6px', borderColor: 'brand-solid' },
  '& > b': { fontWeight: 'medium', color: 'ink-2' },
  '&[data-stage=now] > b': { fontWeight: 'strong', color: 'brand-ink' },
  '& > small': { textStyle: 'note', color: 'ink-3' },
})
const foot = css({ textStyle: 'note', color: 'ink-3' })

const ICONS = [<ListChecks key="list" aria-hidden />, <Workflow key="flow" aria-hidden />, <Search key="search" aria-hidden />]
/** Where the example stands. */
const NOW = 2

/** What the portal does, beside the log-in. */
export function LoginIntroduction(): ReactElement {
  const { login } = messages
  return (
    <section className={side} aria-label={messages.portal}>
      <div className={brand}><span className={logo}><House aria-hidden /></span>{messages.portal}</div>
      <div>
        <p className={heading}>{login.heading.map((line) => <span key={line}>{line}</span>)}</p>
        <ul className={points}>
          {login.points.map(({ title, text }, index) => (
            <li key={title} className={point}>{ICONS[index]}<span><b>{title}</b>{text}</span></li>
          ))}
        </ul>
        <figure className={figure}>
          <figcaption className={caption}><b>{login.sample}</b><Tag tone="brand">{login.sampleState}</Tag><small>{login.samplePlace}</small></figcaption>
          <ol className={stages}>
            {login.stages.map((title, index) => (
              <li key={title} className={stage} data-stage={index < NOW ? 'done' : index === NOW ? 'now' : undefined}>
                <i>{index < NOW ? <Check aria-hidden /> : null}</i>
                <b>{title}</b>
                <small>{index < NOW ? login.stageDone : index === NOW ? login.stageNow : login.stageNext}</small>
              </li>
            ))}
          </ol>
        </figure>
      </div>
      <p className={foot}>{login.foot}</p>
    </section>
  )
}
