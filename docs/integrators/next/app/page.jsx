import { Service } from './service'

export default function Page() {
  return (
    <main>
      <h1>متجري</h1>
      <Service />
    </main>
  )
}
