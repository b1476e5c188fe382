import { projectList, useFangkit, useFkQuery } from 'fangkit'
import { FlowTab } from 'fangkit/flow-tab'
import { type ReactElement, useEffect, useState } from 'react'

export interface CityPanelProps {
  readonly code: string
  readonly name: string
}

/** [3] Lists the cases of one city, and shows the flow of the selected one. */
export function CityPanel({ code, name }: CityPanelProps): ReactElement {
  const { api } = useFangkit()
  const [entered, setEntered] = useState<'no' | 'yes' | 'failed'>('no')
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    if (entered !== 'no') return
    const leaving = new AbortController()
    const enter = async () => {
      const { data: now } = await api.Ss11SysUsers.getCurrentLocationCity({}, { signal: leaving.signal })
      if (now.code !== code) await api.Ss11SysUsers.switchLocationCity({ code }, { signal: leaving.signal })
    }
    enter().then(
      () => {
        if (!leaving.signal.aborted) setEntered('yes')
      },
      () => {
        if (!leaving.signal.aborted) setEntered('failed')
      },
    )
    return () => leaving.abort()
  }, [api, code, entered])
  const { data, error, refetch } = useFkQuery(
    entered === 'yes' ? projectList({ page: 1, pageSize: 8, sort: 'updTime:desc' }) : null,
  )
  const retry = () => (entered === 'failed' ? setEntered('no') : void refetch())
  const shown = chosen ?? data?.rows[0]?.keyValue ?? null
  return (
    <section aria-label={name}>
      <div className="sandbox-host">
        <b>{name}</b>
        {entered === 'failed' || error ? (
          <span role="alert">
            {error?.userMessage ?? '没能进入这个城市'}{' '}
            <button type="button" onClick={retry}>
              重试
            </button>
          </span>
        ) : data === undefined ? (
          <span role="status">正在载入项目…</span>
        ) : (
          <label>
            项目（{data.total}）
            <select value={shown ?? ''} onChange={(event) => setChosen(event.target.value)}>
              {data.rows.map(({ keyValue, prjNo }) => (
                <option key={keyValue} value={keyValue ?? ''}>
                  {prjNo}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {shown !== null && <FlowTab projectId={shown} />}
    </section>
  )
}
