import type { Slots } from 'fangkit'
import './own-states.css'

/** [1] Each slot is a component; `null` shows nothing. */
export const OWN_STATES: Slots = {
  Loading: ({ label }) => (
    <p className="own-state" role="status">
      宿主：{label ?? '请稍候'}…
    </p>
  ),
  Empty: ({ title, children }) => (
    <section className="own-state" aria-label={title}>
      <h3>宿主：{title}</h3>
      {children}
    </section>
  ),
  Failed: ({ error, retry }) => (
    <div className="own-state" role="alert">
      <p>
        宿主：{error.userMessage}（{error.code}）
      </p>
      <button type="button" onClick={retry}>
        再试一次
      </button>
    </div>
  ),
  Forbidden: ({ error }) => (
    <div className="own-state" role="alert">
      宿主：这里不对您开放{error && `（${error.code}）`}
    </div>
  ),
}
