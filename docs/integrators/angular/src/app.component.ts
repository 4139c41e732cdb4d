import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>متجري</h1>
    <button (click)="name.set(name() === 'auth' ? 'content' : 'auth')">
      {{ name() === 'auth' ? 'المحتوى' : 'الدخول' }}
    </button>
    <yawmi-remote [attr.name]="name()" brand="partner" (yawmi-callback)="signedIn($event)"></yawmi-remote>
    <p id="account" role="status">{{ person() }}</p>
  `,
})
export class AppComponent {
  readonly name = signal('auth')
  readonly person = signal('')

  // Templates know an element's own events as `Event` alone.
  signedIn(event: Event) {
    this.person.set((event as CustomEvent<{ subscriber_id: string }>).detail.subscriber_id)
  }
}
