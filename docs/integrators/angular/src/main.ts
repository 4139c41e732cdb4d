import { bootstrapApplication } from '@angular/platform-browser'
import { AppComponent } from './app.component'

void bootstrapApplication(AppComponent)
