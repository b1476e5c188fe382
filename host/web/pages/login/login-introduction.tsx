import { Check, House, ListChecks, Search, Workflow } from 'lucide-react'
import type { ReactElement } from 'react'
import { Tag } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import './login-introduction.css'

const side = 'portal-login-introduction-side'
const brand = 'portal-login-introduction-brand'
const logo = 'portal-login-introduction-logo'
const heading = 'portal-login-introduction-heading'
const points = 'portal-login-introduction-points'
const point = 'portal-login-introduction-point'
const figure = 'portal-login-introduction-figure'
const caption = 'portal-login-introduction-caption'
const stages = 'portal-login-introduction-stages'
const stage = 'portal-login-introduction-stage'
const foot = 'portal-login-introduction-foot'

const ICONS = [
  <ListChecks key="list" aria-hidden />,
  <Workflow key="flow" aria-hidden />,
  <Search key="search" aria-hidden />,
]
/** Index of the current step of the example. */
const NOW = 2

/** Introduces the portal beside the log-in form. */
export function LoginIntroduction(): ReactElement {
  const { login } = messages
  return (
    <section className={side} aria-label={messages.portal}>
      <div className={brand}>
        <span className={logo}>
          <House aria-hidden />
        </span>
        {messages.portal}
      </div>
      <div>
        <p className={heading}>
          {login.heading.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <ul className={points}>
          {login.points.map(({ title, text }, index) => (
            <li key={title} className={point}>
              {ICONS[index]}
              <span>
                <b>{title}</b>
                {text}
              </span>
            </li>
          ))}
        </ul>
        <figure className={figure}>
          <figcaption className={caption}>
            <b>{login.sample}</b>
            <Tag tone="brand">{login.sampleState}</Tag>
            <small>{login.samplePlace}</small>
          </figcaption>
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
