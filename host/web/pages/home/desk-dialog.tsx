import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { noticeOf, useFkMutation, useNotify } from 'fangkit'
import { gridViewCalls } from 'fangkit/contract'
import { Button, Checkbox, Dialog, IconButton } from 'fangkit/ui'
import { cardsAt, type Desk, DESK_PLACES, DESK_VIEW, FIRST_DESK, layoutOf, withShown, withStep } from './desk-layout.ts'
import { messages } from './messages.ts'
import type { KeptDesk } from './use-desk.ts'
import './desk-dialog.css'

export interface DeskDialogProps {
  readonly desk: Desk
  readonly kept: KeptDesk['kept']
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

const groups = 'portal-desk-dialog-groups'
const heading = 'portal-desk-dialog-heading'
const line = 'portal-desk-dialog-line'
const restore = 'portal-desk-dialog-restore'

/** Which cards the start page shows, and in which order. Kept by the server for this person. */
export function DeskDialog({ desk: before, kept, onSaved, onClose }: DeskDialogProps): ReactElement {
  const { adjust, cards } = messages
  const [desk, setDesk] = useState(before)
  const notify = useNotify()
  const { mutate, isPending } = useFkMutation(
    (next: Desk, client) =>
      client.call(gridViewCalls.doSave, {
        ...kept,
        grid: DESK_VIEW,
        title: adjust.kept,
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
        // Arranged in another window meanwhile: what is there now is what the next attempt changes.
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
            <Button variant="text" disabled={isPending} onClick={() => setDesk(FIRST_DESK)}>
              {adjust.restore}
            </Button>
          </span>
          <Button disabled={isPending} onClick={onClose}>
            {adjust.cancel}
          </Button>
          <Button variant="primary" loading={isPending} onClick={() => mutate(desk)}>
            {adjust.save}
          </Button>
        </>
      }
    >
      <div className={groups}>
        {DESK_PLACES.map((place) => (
          <section key={place} aria-label={adjust.places[place]}>
            <h3 className={heading}>{adjust.places[place]}</h3>
            <ul>
              {cardsAt(desk, place).map(({ card, shown }, at, all) => (
                <li key={card} className={line}>
                  <Checkbox
                    value={shown}
                    onChange={(next) => setDesk((now) => withShown(now, card, next))}
                    label={cards[card]}
                  />
                  {all.length > 1 ? (
                    <>
                      <IconButton
                        size="sm"
                        label={adjust.up(cards[card])}
                        icon={<ArrowUp aria-hidden />}
                        disabled={at === 0}
                        onClick={() => setDesk((now) => withStep(now, card, -1))}
                      />
                      <IconButton
                        size="sm"
                        label={adjust.down(cards[card])}
                        icon={<ArrowDown aria-hidden />}
                        disabled={at === all.length - 1}
                        onClick={() => setDesk((now) => withStep(now, card, 1))}
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
