/** Signs that the server may be reachable again. */
export interface PageSigns {
  /** The network is back, or the user returned to the page. */
  readonly onHope: () => void
  readonly onNetwork: (online: boolean) => void
}

/** Watches the page for those signs. @returns a function that stops watching */
export type PageWatch = (signs: PageSigns) => () => void

/** Watches the events of the browser; does nothing where there is no window. */
export const watchPage: PageWatch = ({ onHope, onNetwork }) => {
  if (typeof window === 'undefined') return () => undefined
  const online = () => {
    onNetwork(true)
    onHope()
  }
  const offline = () => onNetwork(false)
  const visible = () => {
    if (document.visibilityState === 'visible') onHope()
  }
  if (!navigator.onLine) offline()
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  document.addEventListener('visibilitychange', visible)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
    document.removeEventListener('visibilitychange', visible)
  }
}
