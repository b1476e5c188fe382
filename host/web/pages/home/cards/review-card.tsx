import { Banknote, ClipboardCheck, Files, House, ReceiptText } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { useFkQuery } from 'fangkit'
import type { DashboardReview } from 'fangkit/contract'
import { formatShown, instantText } from 'fangkit/domain'
import { Button, Card, EmptyState, Tag } from 'fangkit/ui'
import { agoText } from '../../../shell/notices/ago-text.ts'
import { CardState } from './card-state.tsx'
import { dashboardReviews } from '../dashboard-plans.ts'
import { foot, row, words } from './dashboard-styles.ts'
import { messages } from '../home-messages.ts'
import { pathOfReview } from '../review-path.ts'
import './review-card.css'

const FIRST = 4
const FIRST_IN_FRONT = 8
/** How many are loaded at a time, and the maximum. */
const STEP = 50
const MOST = 1_000
const YUAN = { stored: 'yuan', shown: 'yuan', precision: 2 } as const

const picture = 'portal-review-card-picture'
const title = 'portal-review-card-title'

const ICONS = { INCOME: ReceiptText, EXPENSE: ReceiptText, PAYMENT: Banknote, PAPER: Files, DEMAND: House } as const

interface ReviewCardProps {
  /** It begins the wide column, and shows more rows. */
  readonly leads: boolean
}

/** Shows what waits for a decision of the user, oldest first. @source ROL-009, ROL-012, PAP-012 */
export function ReviewCard({ leads }: ReviewCardProps): ReactElement {
  const first = leads ? FIRST_IN_FRONT : FIRST
  const [take, setTake] = useState(STEP)
  const query = useFkQuery(dashboardReviews(take), { keepPrevious: true })
  const [whole, setWhole] = useState(false)
  const { reviews: text } = messages
  const { data } = query
  return (
    <Card title={text.title} note={data && data.total > 0 ? text.total(data.total) : undefined}>
      <CardState query={query}>
        {({ rows, total, kinds }) => {
          if (rows.length === 0)
            return (
              <EmptyState icon={<ClipboardCheck />} title={kinds.length === 0 ? text.notYours : text.none}>
                {kinds.length === 0 ? null : text.noneText}
              </EmptyState>
            )
          const covered = rows.reduce((sum, { records }) => sum + records, 0)
          return (
            <>
              <ul>
                {(whole ? rows : rows.slice(0, first)).map((review) => (
                  <Row key={review.key} review={review} />
                ))}
              </ul>
              {rows.length > first ? (
                <div className={foot}>
                  <Button size="sm" variant="text" aria-expanded={whole} onClick={() => setWhole(!whole)}>
                    {whole ? messages.tasks.fewer : text.whole}
                  </Button>
                  {whole && total > covered ? <small>{text.more(total - covered)}</small> : null}
                  {whole && total > covered && take < MOST ? (
                    <Button
                      size="sm"
                      variant="text"
                      loading={query.isPlaceholderData}
                      onClick={() => setTake(Math.min(take + STEP, MOST))}
                    >
                      {text.next(Math.min(STEP, total - covered))}
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </>
          )
        }}
      </CardState>
    </Card>
  )
}

function Row({ review }: { readonly review: DashboardReview }): ReactElement {
  const { kind, title: name, prjName, who, at, amount } = review
  const [now] = useState(Date.now)
  const Icon = ICONS[kind]
  return (
    <li>
      <Link to={pathOfReview(review)} className={row}>
        <span className={picture}>
          <Icon aria-hidden />
        </span>
        <span className={words}>
          <span className={title}>
            <Tag size="sm">{messages.reviews.kinds[kind]}</Tag>
            <b>
              {name}
              {amount === null ? '' : ` · ${formatShown(YUAN, amount)} 元`}
            </b>
          </span>
          <small title={instantText(at)}>
            {[prjName, who, agoText(at, now)].filter((part) => part !== '').join(' · ')}
          </small>
        </span>
        <i aria-hidden>{messages.reviews.acts[kind]}</i>
      </Link>
    </li>
  )
}
