DROP INDEX `outbox_pending`;--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`game`,`kind`,`id`) WHERE state = 'pending';