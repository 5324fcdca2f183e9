CREATE TABLE `tournaments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`host` text NOT NULL,
	`channel` text NOT NULL,
	`home` text NOT NULL,
	`stage` text NOT NULL,
	`revision` integer NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tournaments_number` ON `tournaments` (`guild`,`number`);--> statement-breakpoint
CREATE INDEX `tournaments_stage` ON `tournaments` (`stage`);