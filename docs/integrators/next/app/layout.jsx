import Script from 'next/script'

export const metadata = { title: 'متجري' }

export default function Layout({ children }) {
  return (
    <html lang="ar" dir="rtl">
      <body>
        {children}
        <Script src="https://yawmi.example/embed.js" />
      </body>
    </html>
  )
}
