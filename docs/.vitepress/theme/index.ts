import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineComponent, h } from 'vue'
import { ExamplesLink, HostChoice, HostCode, StartLink } from './host-code.ts'
import { LiveExample } from './live-example.ts'
import { NavSwitches } from './nav-switches.ts'
import { usePageKeys } from './page-keys.ts'
import { VersionTag } from './version-tag.ts'
import './site.css'
import './home.css'
import './widget.css'

const Layout = defineComponent(() => {
  usePageKeys()
  return () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-title-after': () => h(VersionTag),
      'nav-bar-content-after': () => h(NavSwitches),
      'nav-screen-content-after': () => h(NavSwitches),
    })
})

const theme: Theme = {
  extends: DefaultTheme,
  Layout,
  enhanceApp: ({ app }) => {
    app
      .component('HostCode', HostCode)
      .component('HostChoice', HostChoice)
      .component('StartLink', StartLink)
      .component('ExamplesLink', ExamplesLink)
      .component('LiveExample', LiveExample)
  },
}
export default theme
