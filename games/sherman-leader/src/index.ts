// Sherman Leader: solitaire, a campaign of weeks and hex battles run by charts.
import type {} from '@bocage/engine';
