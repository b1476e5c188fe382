import 'fangkit/styles.css'

// Without one, browsers ask the site for /favicon.ico.
export const metadata = { icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  )
}
