import { type ReactElement, useState } from 'react'
import { answerOf, noticeOf, sessionCityMessages, toFangkitError, useFkQuery, useMessages, useNotify } from 'fangkit'
import { contract } from 'fangkit/contract'
import { type City, groupedCities } from 'fangkit/domain'
import { Dialog, EmptyState, ErrorState, SkeletonBlock, Tag } from 'fangkit/ui'
import { messages } from '../messages.ts'
import { CityInfo } from './city-info.tsx'
import './city-dialog.css'

export interface CityDialogProps {
  readonly current: string | null
  readonly onChoose: (city: City) => Promise<unknown>
  readonly onClose: () => void
}

const group = 'portal-city-dialog-group'
const letters = 'portal-city-dialog-letters'
const list = 'portal-city-dialog-list'
const place = 'portal-city-dialog-place'

/**
 * Lists the cities the user may work in, by initial letter. The screen changes only after the server has confirmed the
 * choice.
 * @source SHL-017, SHL-018, SHL-019, SHL-020, ERR-043
 */
export function CityDialog({ current, onChoose, onClose }: CityDialogProps): ReactElement {
  const { data, error, isFetching, refetch } = useFkQuery(answerOf(contract.Hf01CityFieldManage.getCity, {}))
  const notify = useNotify()
  const texts = useMessages(sessionCityMessages)
  const [moving, setMoving] = useState(false)
  const choose = async (city: City) => {
    if (city.code === current) return notify({ tone: 'info', title: texts.already })
    setMoving(true)
    try {
      await onChoose(city)
      onClose()
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'Ss11SysUsers.switchLocationCity'))
      if (notice) notify(notice)
      setMoving(false)
    }
  }
  return (
    <Dialog open title={messages.city.title} width="560px" onClose={onClose} busy={moving} closeOnScrim>
      {data ? (
        <Groups cities={data} current={current} disabled={moving} onChoose={(city) => void choose(city)} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {error.userMessage}
        </ErrorState>
      ) : (
        <SkeletonBlock height="72px" />
      )}
      {current === null ? null : <CityInfo />}
    </Dialog>
  )
}

interface GroupsProps {
  readonly cities: readonly City[]
  readonly current: string | null
  readonly disabled: boolean
  readonly onChoose: (city: City) => void
}

function Groups({ cities, current, disabled, onChoose }: GroupsProps): ReactElement {
  const groups = groupedCities(cities)
  if (groups.length === 0) return <EmptyState title={messages.city.none} />
  return (
    <>
      {groups.map(({ letters: name, cities: some }) => (
        <section key={name} className={group} aria-label={name}>
          <span aria-hidden className={letters}>
            {name}
          </span>
          <div className={list}>
            {some.map((city) => (
              <button
                key={city.code}
                type="button"
                className={place}
                disabled={disabled}
                aria-current={city.code === current ? 'true' : undefined}
                onClick={() => onChoose(city)}
              >
                {city.name}
                {city.code === current ? <Tag>{messages.city.current}</Tag> : null}
              </button>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
