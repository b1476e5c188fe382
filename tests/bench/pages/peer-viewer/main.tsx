import { ImageViewer, type ImageViewerHandle } from 'fangkit/image-viewer'
import { ready } from 'peers/hooks.js'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { showPeerPage } from '../peer-page.tsx'

const ITEMS = [{ src: '/assets/photo.jpg' }]

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

showPeerPage(<Page />)
