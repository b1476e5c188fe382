import { FangkitProvider } from 'fangkit'
import { ProjectDetail } from 'fangkit/project-detail'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import { HOSTILE } from './hostile.ts'

const asked = new URLSearchParams(location.search)
if (asked.has('hostile')) {
  const sheet = document.createElement('style')
  sheet.textContent = HOSTILE
  document.head.append(sheet)
}
// The sheet comes with the widget and after the host's own, or not at all, to see the host alone.
if (!asked.has('alone')) await import('fangkit/styles.css')

const place = document.getElementById('widget')
if (place && !asked.has('alone')) {
  createRoot(place).render(
    <FangkitProvider transport={createMemoryTransport()} auth={createMemoryAuth()}>
      <ProjectDetail projectId="demo-project-01" action="EDIT" />
    </FangkitProvider>,
  )
}
