import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { noticeOf, useFkMutation, useNotify } from 'fangkit'
import { gridViewCalls } from 'fangkit/contract'
import { Button, Checkbox, Dialog, IconButton } from 'fangkit/ui'
import {
  cardsAt,
  type Dashboard,
  DASHBOARD_PLACES,
  DASHBOARD_VIEW,
  type DashboardLead,
  defaultDashboard,
  layoutOf,
  withShown,
  withStep,
} from './dashboard-layout.ts'
import { messages } from '../home-messages.ts'
import type { SavedDashboard } from './use-dashboard.ts'
import './dashboard-dialog.css'

export interface DashboardDialogProps {
  readonly dashboard: Dashboard
  readonly lead: DashboardLead
  readonly storedView: SavedDashboard['storedView']
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

const groups = 'portal-dashboard-dialog-groups'
const heading = 'portal-dashboard-dialog-heading'
const line = 'portal-dashboard-dialog-line'
const restore = 'portal-dashboard-dialog-restore'

/** Edits which cards the start page shows, and in which order. The server stores it for this user. */
export function DashboardDialog({
  dashboard: before,
  lead,
  storedView,
  onSaved,
  onClose,
}: DashboardDialogProps): ReactElement {
  const { adjust, cards } = messages
  const [dashboard, setDashboard] = useState(before)
  const notify = useNotify()
  const { mutate, isPending } = useFkMutation(
    (next: Dashboard, client) =>
      client.call(gridViewCalls.doSave, {
        ...storedView,
        grid: DASHBOARD_VIEW,
        title: adjust.storedView,
        isDefault: true,
        layout: layoutOf(next),
      }),
    {
      onSuccess: async () => {
        await onSaved()
        notify({ tone: 'success', title: adjust.done })
        onClose()
      },
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
        // The layout was changed in another window meanwhile; the next attempt starts from the stored one.
        if (error.code === 'CONFLICT') void onSaved()
      },
    },
  )
  return (
    <Dialog
      open
      title={adjust.title}
      width="460px"
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <span className={restore}>
            <Button variant="text" disabled={isPending} onClick={() => setDashboard(defaultDashboard(lead))}>
              {adjust.restore}
            </Button>
          </span>
          <Button disabled={isPending} onClick={onClose}>
            {adjust.cancel}
          </Button>
          <Button variant="primary" loading={isPending} onClick={() => mutate(dashboard)}>
            {adjust.save}
          </Button>
        </>
      }
    >
      <div className={groups}>
        {DASHBOARD_PLACES.map((place) => (
          <section key={place} aria-label={adjust.places[place]}>
            <h3 className={heading}>{adjust.places[place]}</h3>
            <ul>
              {cardsAt(dashboard, place, lead).map(({ card, shown }, at, all) => (
                <li key={card} className={line}>
                  <Checkbox
                    value={shown}
                    onChange={(next) => setDashboard((now) => withShown(now, card, next))}
                    label={cards[card]}
                  />
                  {all.length > 1 ? (
                    <>
                      <IconButton
                        size="sm"
                        label={adjust.up(cards[card])}
                        icon={<ArrowUp aria-hidden />}
                        disabled={at === 0}
                        onClick={() => setDashboard((now) => withStep(now, card, -1, lead))}
                      />
                      <IconButton
                        size="sm"
                        label={adjust.down(cards[card])}
                        icon={<ArrowDown aria-hidden />}
                        disabled={at === all.length - 1}
                        onClick={() => setDashboard((now) => withStep(now, card, 1, lead))}
                      />
                    </>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
