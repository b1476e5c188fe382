import { FangkitProvider, type Transport } from 'fangkit'
import { ImageViewer, type ImageViewerHandle } from 'fangkit/image-viewer'
import 'fangkit/styles.css'
import { markRender, ready } from 'peers/hooks.js'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

const ITEMS = [{ src: '/assets/photo.jpg' }]

const refuse = (): Promise<never> => Promise.reject(new Error('this page asks for nothing'))
const transport: Transport = { call: refuse, upload: refuse, download: refuse }
const auth = { getToken: () => ({ token: 'peers', expiresAt: null }) }

function Page(): ReactElement {
  const [open, setOpen] = useState(false)
  const viewer = useRef<ImageViewerHandle>(null)
  useEffect(() => {
    Reflect.set(window, '__hooks', {
      img: '[role=dialog] img',
      open: () => setOpen(true),
      rotate: () => viewer.current?.rotate(),
      flip: () => viewer.current?.flip('x'),
    })
    ready()
  }, [])
  return <ImageViewer ref={viewer} items={ITEMS} open={open} onClose={() => setOpen(false)} />
}

markRender()
createRoot(document.getElementById('root') as HTMLElement).render(
  // adapter: it stands in index.html
  <FangkitProvider transport={transport} auth={auth} live={false}>
    <Page />
  </FangkitProvider>,
)
